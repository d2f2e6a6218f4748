export {Chat} from './Chat';
export {ActionRow, Button, Option, SelectMenu} from './Controls';
export {Embed, Field} from './Embed';
export {Form, TextInput} from './Form';
export {Mention} from './Mention';
export {Message} from './Message';
export {Poll, Results} from './Poll';
export {Reaction, Reactions} from './Reactions';
