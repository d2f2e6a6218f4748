import {product} from './product';

/** A question and the fixed id of its heading. */
export interface Question {
  key: string;
  question: string;
}

/** Questions of the FAQ pages, by page; the answers are prose on the pages. */
export const faq = [
  {
    key: 'general',
    questions: [
      {key: 'what-is-it', question: `What is ${product.name}?`},
      {key: 'who-runs-it', question: 'Who runs it?'},
      {key: 'free', question: 'Is it free?'},
      {key: 'add', question: 'How do I add it, and who can?'},
      {key: 'set-up', question: 'Where do I set it up?'},
      {key: 'other-bot', question: 'I come from another bot. What do I switch off?'},
      {key: 'not-offered', question: 'Does it have levels, TikTok or Instagram?'},
      {key: 'languages', question: 'Which languages does it speak?'},
      {key: 'no-answer', question: 'Why does it not answer?'},
      {key: 'no-commands', question: 'Commands do not show up. Why?'},
      {key: 'support', question: 'Where are support, status and dashboard?'},
      {key: 'remove', question: 'How do I remove the bot and delete all data?'},
      {key: 'kept-after-removal', question: 'How long is my configuration kept after I remove the bot?'},
      {key: 'direct-messages', question: 'Does it work in direct messages?'},
      {key: 'several-servers', question: 'How many servers can I use it in?'},
    ],
  },
  {
    key: 'premium',
    questions: [
      {key: 'changes', question: 'What does Premium change?'},
      {key: 'cost', question: 'What does it cost and who is charged?'},
      {key: 'phone', question: 'Can I buy it on a phone?'},
      {key: 'move', question: 'Can I move it to another server?'},
      {key: 'end', question: 'What happens when it ends?'},
      {key: 'cancel', question: 'How do I cancel or resume?'},
      {key: 'pause', question: 'Can I pause it and come back later?'},
      {key: 'payment-questions', question: 'Where do payment questions and refunds go?'},
      {key: 'trial', question: 'Is there a trial or a yearly plan?'},
    ],
  },
  {
    key: 'permissions',
    questions: [
      {key: 'why', question: 'Why does it ask for these permissions?'},
      {key: 'administrator', question: 'Does it need Administrator?'},
      {key: 'add-later', question: 'How do I add permissions later?'},
      {key: 'take-away', question: 'Can I take permissions away?'},
      {key: 'role-not-given', question: 'A role is not given. Why?'},
      {key: 'role-order', question: 'What does the role order mean?'},
      {key: 'limit-commands', question: 'How do I limit commands to a channel or role?'},
      {key: 'intents', question: 'Which privileged intents does it use, and why not Presence?'},
    ],
  },
  {
    key: 'audio',
    questions: [
      {key: 'sources', question: 'Which sources can it play?'},
      {key: 'not-supported', question: 'Why not YouTube or Spotify?'},
      {key: 'silence', question: 'It joined but I hear nothing'},
      {key: 'left', question: 'Why did it leave the channel?'},
      {key: 'dj', question: 'How do I let only DJs control it?'},
      {key: 'recording', question: 'Does it record voice?'},
    ],
  },
  {
    key: 'privacy-and-security',
    questions: [
      {key: 'stored', question: 'What does it store about me?'},
      {key: 'messages', question: 'Does it read my messages?'},
      {key: 'ai-training', question: 'Are messages used to train AI?'},
      {key: 'get-or-delete', question: 'How do I get or delete my data?'},
      {key: 'opt-out', question: 'What does opting out do?'},
      {key: 'where', question: 'Where is the data and how is it protected?'},
      {key: 'how-long', question: 'How long is data kept?'},
      {key: 'vulnerability', question: 'How do I report a vulnerability?'},
      {key: 'tickets', question: 'Who can see my answers in a ticket?'},
    ],
  },
  {
    key: 'reporting-issues',
    questions: [
      {key: 'where', question: 'Where do I report a fault?'},
      {key: 'contents', question: 'What should a report contain?'},
      {
        key: 'discord-messages',
        question: '"The application did not respond" or "This interaction failed": what now?',
      },
      {key: 'known', question: 'Is it a known issue?'},
      {key: 'translation', question: 'How do I report a wrong translation?'},
      {key: 'how-fast', question: 'How fast is an answer?'},
      {key: 'feature', question: 'How do I suggest a feature?'},
    ],
  },
] as const satisfies readonly {key: string; questions: readonly Question[]}[];
