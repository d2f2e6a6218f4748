export {Chat} from './Chat';
export {ActionRow, Button, Option, SelectMenu} from './Controls';
export {Embed, Field} from './Embed';
export {Form, TextInput} from './Form';
export {Mention, Message} from './Message';
export {Reaction, Reactions} from './Reactions';
export {Results} from './Results';
