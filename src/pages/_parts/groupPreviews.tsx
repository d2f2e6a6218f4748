import {ActionRow, Button, Chat, Embed, Field, Mention, Message, SelectMenu} from '@site/src/components/chat';
import type {Purpose} from '@site/src/facts/types';
import type {ReactNode} from 'react';

/** A chat preview for each group of features on the landing page: the purposes of modules, and the functions. */
export const groupPreviews: Readonly<Record<Purpose | 'functions', ReactNode>> = {
  admit: (
    <Chat summary="The verification message with its button." followsTheme>
      <Message by="bot">
        <p>Welcome! Press the button to see the channels.</p>
        <ActionRow>
          <Button label="Verify" style="success" />
        </ActionRow>
      </Message>
    </Chat>
  ),
  answer: (
    <Chat summary="A ticket is opened." followsTheme>
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
  ),
  engage: (
    <Chat summary="A panel of roles to choose from." followsTheme>
      <Message by="bot">
        <p>What do you want to hear about?</p>
        <SelectMenu placeholder="Choose your roles" />
      </Message>
    </Chat>
  ),
  oversee: (
    <Chat summary="A line in a log channel." followsTheme>
      <Message by="bot">
        <Embed title="Server settings changed" footer="by Moderator">
          <p>Verification level: low to medium</p>
        </Embed>
      </Message>
    </Chat>
  ),
  functions: (
    <Chat summary="A moderator warns a member, and sees the number of the case." followsTheme>
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
  ),
};
