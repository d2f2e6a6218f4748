import {Chat, Embed, Message} from '@site/src/components/chat';

export default (
  <Chat summary="A line in a log channel." surface="page">
    <Message by="bot">
      <Embed title="Server settings changed" footer="by Moderator">
        <p>Verification level: low to medium</p>
      </Embed>
    </Message>
  </Chat>
);
