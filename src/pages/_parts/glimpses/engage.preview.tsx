import {Chat, Message, SelectMenu} from '@site/src/components/chat';

export default (
  <Chat summary="A panel of roles to choose from." surface="page">
    <Message by="bot">
      <p>What do you want to hear about?</p>
      <SelectMenu placeholder="Choose your roles" />
    </Message>
  </Chat>
);
