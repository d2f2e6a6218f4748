import {Chat, Embed, Field, Mention, Message} from '@site/src/components/chat';

export default (
  <Chat summary="A moderator warns a member, and sees the number of the case." surface="page">
    <Message by="bot" command="/warn" usedBy="Moderator" ephemeral>
      <Embed title="Case 42: warning">
        <Field name="Member" inline>
          <Mention of="@Member" />
        </Field>
        <Field name="Points" inline>
          2
        </Field>
      </Embed>
    </Message>
  </Chat>
);
