import {ActionRow, Button, Chat, Mention, Message} from '@site/src/components/chat';

export default (
  <Chat summary="A ticket is opened." surface="page">
    <Message by="bot">
      <p>
        Hi <Mention of="@Member" />, thanks for writing. Someone from the team will answer here.
      </p>
      <ActionRow>
        <Button label="Claim" />
        <Button label="Close" style="danger" />
      </ActionRow>
    </Message>
  </Chat>
);
