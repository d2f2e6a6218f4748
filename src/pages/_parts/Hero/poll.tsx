import {ActionRow, Button, Chat, Embed, Message, Reaction, Reactions, Results} from '@site/src/components/chat';
import Dices from 'lucide-react/icons/dices';
import Hand from 'lucide-react/icons/hand';

export default (
  <Chat
    summary="A moderator asks which evening suits game night, members vote, and a new member joins in."
    channel="events"
    topic="Game night, every other Friday"
  >
    <Message by="bot" time="18:30" command="/poll create" usedBy="Moderator">
      <Embed title="Which evening suits game night?" footer="57 people voted">
        <p>Pick one. The count is live, and you can change your mind until it closes.</p>
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
);
