import {Chat, Embed, Field, Mention, Message} from '@site/src/components/chat';
import type {RenderedPiece, RenderedText} from '@site/src/lib/variables';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {TextPlaceKey} from '../../build/data/playground.data';
import type {PropsOf} from '../../lib/chat/propSchemas';
import styles from './styles.module.css';

interface Props {
  rendered: RenderedText;
  placeKey: TextPlaceKey;
  /** Undefined in a direct message. */
  channel?: string;
}

const isMention = (text: string): text is PropsOf<'Mention'>['of'] => /^[@#/]/.test(text);

function PieceText({kind, text}: RenderedPiece): ReactNode {
  if (kind === 'mention' && isMention(text)) return <Mention of={text} />;
  return <span className={clsx(kind === 'timestamp' && styles.timestamp)}>{text}</span>;
}

/** User input is never rendered as HTML. */
function TextBody({pieces}: Pick<RenderedText, 'pieces'>): ReactNode {
  return (
    <p className={styles.body}>
      {pieces.map((piece, index) => (
        <PieceText key={index} {...piece} />
      ))}
    </p>
  );
}

function Content({rendered: {pieces, text}, placeKey}: Omit<Props, 'channel'>): ReactNode {
  switch (placeKey) {
    case 'message':
      return <TextBody pieces={pieces} />;
    case 'description':
      return (
        <Embed>
          <TextBody pieces={pieces} />
        </Embed>
      );
    case 'title':
      return <Embed title={text} />;
    case 'author':
      return <Embed author={text} />;
    case 'footer':
      return <Embed footer={text} />;
    case 'fieldName':
      return (
        <Embed>
          <Field name={text}>The value of the field</Field>
        </Embed>
      );
    case 'fieldValue':
      return (
        <Embed>
          <Field name="Name of the field">
            <TextBody pieces={pieces} />
          </Field>
        </Embed>
      );
    case 'channelName':
      return <p>The name of this channel is your text.</p>;
  }
}

export default function Preview({rendered, placeKey, channel}: Props): ReactNode {
  const channelName = placeKey === 'channelName' ? rendered.text : channel;
  return (
    <Chat summary="what members see." {...(channelName !== undefined && {channel: channelName})}>
      <Message by="bot">
        {rendered.text.trim() === '' ? (
          <p className={styles.nothing}>Nothing to show. The result is empty.</p>
        ) : (
          <Content rendered={rendered} placeKey={placeKey} />
        )}
      </Message>
    </Chat>
  );
}
