import {ActionRow, Button, Chat, Message} from '@site/src/components/chat';

export default (
  <Chat summary="The verification message with its button." surface="page">
    <Message by="bot">
      <p>Welcome! Press the button to see the channels.</p>
      <ActionRow>
        <Button label="Verify" style="success" />
      </ActionRow>
    </Message>
  </Chat>
);
