import ActionLink from '@site/src/components/site/ActionLink';
import Cat from '@site/src/components/site/Cat';
import rosettes from '@site/src/components/site/rosettes.module.css';
import {ActionRow, Button, Chat, Embed, Message, Reaction, Reactions, Results} from '@site/src/components/chat';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Dices from 'lucide-react/icons/dices';
import Hand from 'lucide-react/icons/hand';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  heading: string;
  lead: string;
  /** What the bot has, in figures. */
  figures: readonly {value: number; label: string}[];
}

/** The first screen of the landing page: what the bot is, what to do next, and what members see of it. */
export default function Hero({heading, lead, figures}: Props): ReactNode {
  return (
    <header className={clsx(rosettes.pattern, styles.hero)} data-surface="night">
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading as="h1">{heading}</Heading>
          <p>{lead}</p>
          <div className={styles.actions}>
            <ActionLink to="/get-started" primary>
              Add to Discord
            </ActionLink>
            <ActionLink to="/docs/Introduction">Read the docs</ActionLink>
          </div>
          <dl className={styles.figures}>
            {figures.map(({value, label}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.stage}>
          <Cat moon />
          <Chat
            summary="A moderator asks which evening suits game night, members vote, and a new member joins in."
            channel="events"
            topic="Game night, every other Friday"
            className={styles.chat}
          >
            <Message by="bot" time="18:30" command="/poll create" usedBy="Moderator">
              <Embed title="Which evening suits game night?" footer="57 people voted">
                <p>Pick one. You see the result as soon as you vote.</p>
                <Results
                  answers={[
                    {text: 'Friday', votes: 29},
                    {text: 'Saturday', votes: 20},
                    {text: 'Sunday', votes: 8},
                  ]}
                />
              </Embed>
              <ActionRow>
                <Button label="Friday" style="success" />
                <Button label="Saturday" />
                <Button label="Sunday" />
              </ActionRow>
            </Message>
            <Message by="New member" time="18:34">
              <p>Friday works. Can somebody teach me the rules?</p>
              <Reactions>
                <Reaction icon={Hand} name="waving hand" count={4} mine />
                <Reaction icon={Dices} name="dice" count={3} />
              </Reactions>
            </Message>
          </Chat>
        </div>
      </div>
    </header>
  );
}
