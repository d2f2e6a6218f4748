import {product} from './product';

export interface Question {
  key: string;
  question: string;
  /** Path of a heading with more information, usually in a guide. Both link to each other. */
  guide: string;
}

const privacyGuide = `/docs/extras/${product.slug}-privacy` as const;

/** Questions by FAQ page. The answers are on the pages. */
export const faq = [
  {
    key: 'general',
    questions: [
      {key: 'what-is-it', question: `What is ${product.name}?`, guide: '/docs/Introduction#modules-and-functions'},
      {key: 'who-runs-it', question: 'Who runs it?', guide: '/documents/privacy-policy#controller'},
      {key: 'free', question: 'Is it free?', guide: '/docs/Premium#plans'},
      {key: 'add', question: 'How do I add it, and who can?', guide: '/docs/Introduction#first-steps'},
      {key: 'set-up', question: 'Where do I set it up?', guide: '/docs/extras/dashboard#settings'},
      {
        key: 'other-bot',
        question: "I'm coming from another bot. What should I switch off?",
        guide: '/docs#modules',
      },
      {
        key: 'not-offered',
        question: 'Does it have levels, birthdays, a word filter or TikTok?',
        guide: '/docs#modules',
      },
      {key: 'appearance', question: 'Can I change its name or picture?', guide: '/docs/extras/settings#changes'},
      {key: 'languages', question: 'Which languages does it speak?', guide: '/docs/extras/settings#changes'},
      {key: 'no-answer', question: "Why doesn't it answer?", guide: '/docs#commands'},
      {key: 'no-commands', question: "Why can't I see the commands?", guide: '/docs#commands'},
      {key: 'support', question: 'Where are support, status and dashboard?', guide: '/docs/Premium#support'},
      {
        key: 'remove',
        question: 'How do I remove the bot and delete all data?',
        guide: '/docs/extras/dashboard#delete-all',
      },
      {
        key: 'kept-after-removal',
        question: 'How long is my configuration kept after I remove the bot?',
        guide: `${privacyGuide}#retention`,
      },
      {key: 'direct-messages', question: 'Does it work in direct messages?', guide: '/docs#commands'},
      {
        key: 'pings',
        question: 'How do I stop it from pinging me?',
        guide: '/docs/extras/settings#mentions',
      },
      {key: 'several-servers', question: 'How many servers can I use it in?', guide: '/docs/Premium#buy'},
    ],
  },
  {
    key: 'premium',
    questions: [
      {key: 'changes', question: 'What does Premium change?', guide: '/docs/Premium#comparison'},
      {key: 'cost', question: 'What does it cost, and who pays?', guide: '/docs/Premium#buy'},
      {key: 'phone', question: 'Can I buy it on a phone?', guide: '/docs/Premium#buy'},
      {key: 'ways-to-pay', question: 'How can I pay, and in which countries?', guide: '/docs/Premium#buy'},
      {key: 'several', question: 'Does one subscription cover all my servers?', guide: '/docs/Premium#buy'},
      {key: 'gift', question: "Can I gift it, or pay for a friend's server?", guide: '/docs/Premium#buy'},
      {key: 'nitro', question: 'Does Nitro, boosting or voting give me Premium?', guide: '/docs/Premium#buy'},
      {key: 'branding', question: 'Does it get me my own bot, name or picture?', guide: '/docs/Premium#comparison'},
      {key: 'move', question: 'Can I move it to another server?', guide: '/docs/Premium#cancel'},
      {key: 'end', question: 'What happens when it ends?', guide: '/docs/Premium#end'},
      {key: 'cancel', question: 'How do I cancel or resume, and who can?', guide: '/docs/Premium#cancel'},
      {key: 'take-over', question: 'Can someone else take over the payment?', guide: '/docs/Premium#cancel'},
      {key: 'pause', question: 'Can I pause it and come back later?', guide: '/docs/Premium#end'},
      {
        key: 'payment-questions',
        question: 'Who do I ask about a payment or a refund?',
        guide: '/docs/Premium#support',
      },
      {key: 'trial', question: 'Is there a trial, a yearly plan or a discount?', guide: '/docs/Premium#need'},
    ],
  },
  {
    key: 'permissions',
    questions: [
      {key: 'why', question: 'Why does it ask for these permissions?', guide: '/docs/Introduction#permissions'},
      {key: 'administrator', question: 'Does it need Administrator?', guide: '/docs/Introduction#permissions'},
      {key: 'add-later', question: 'How do I add permissions later?', guide: '/docs/Introduction#permissions'},
      {key: 'take-away', question: 'Can I take permissions away?', guide: '/docs/Introduction#permissions'},
      {
        key: 'role-not-given',
        question: "Why isn't it giving the role?",
        guide: '/docs/modules/reactionroles#problem-role-not-given',
      },
      {
        key: 'role-order',
        question: 'What is the role order, and how do I move its role up?',
        guide: '/docs/functions/moderation#permissions',
      },
      {
        key: 'channel-permissions',
        question: 'How do channel permissions combine?',
        guide: '/docs/Introduction#permissions',
      },
      {
        key: 'higher-roles',
        question: 'Can a helper or an API key hand out roles above their own?',
        guide: '/docs/extras/dashboard#access',
      },
      {
        key: 'limit-commands',
        question: 'How do I limit commands to a channel or role?',
        guide: '/docs#commands',
      },
      {
        key: 'intents',
        question: 'Which privileged intents does it use, and why not Presence?',
        guide: `${privacyGuide}#messages`,
      },
    ],
  },
  {
    key: 'audio',
    questions: [
      {key: 'sources', question: 'What can it play?', guide: '/docs/functions/music-and-radio#sources'},
      {
        key: 'not-supported',
        question: "Why can't it play YouTube or Spotify?",
        guide: '/docs/functions/music-and-radio#sources',
      },
      {
        key: 'silence',
        question: "Why can't I hear anything?",
        guide: '/docs/functions/music-and-radio#problem-silent',
      },
      {key: 'left', question: 'Why did it leave the channel?', guide: '/docs/functions/music-and-radio#problem-left'},
      {
        key: 'dj',
        question: 'How do I let only DJs control the music?',
        guide: '/docs/functions/music-and-radio#example-dj',
      },
      {key: 'recording', question: 'Does it record voice?', guide: `${privacyGuide}#never-stored`},
    ],
  },
  {
    key: 'privacy-and-security',
    questions: [
      {key: 'stored', question: 'What does it store about me?', guide: `${privacyGuide}#stored`},
      {key: 'messages', question: 'Does it read my messages?', guide: `${privacyGuide}#messages`},
      {key: 'ai-training', question: 'Is my data sold, or used to train AI?', guide: `${privacyGuide}#messages`},
      {key: 'get-or-delete', question: 'How do I get or delete my data?', guide: `${privacyGuide}#delete`},
      {key: 'opt-out', question: 'What does opting out do?', guide: `${privacyGuide}#opt-out`},
      {
        key: 'gone',
        question: 'I left or was banned. What stays, and how do I delete it?',
        guide: `${privacyGuide}#gone`,
      },
      {
        key: 'direct-messages',
        question: 'Which direct messages can I get, and how do I stop them?',
        guide: `${privacyGuide}#direct-messages`,
      },
      {
        key: 'scam',
        question: 'Is this verification or prize real, or a scam?',
        guide: '/docs/modules/verifier#methods',
      },
      {key: 'where', question: 'Where is my data stored, and how is it protected?', guide: `${privacyGuide}#where`},
      {key: 'how-long', question: 'How long is my data kept?', guide: `${privacyGuide}#retention`},
      {key: 'vulnerability', question: 'How do I report a vulnerability?', guide: '/docs/api/api-keys#revoke'},
      {key: 'tickets', question: 'Who can see my answers in a ticket?', guide: '/docs/modules/tickets#privacy'},
    ],
  },
  {
    key: 'reporting-issues',
    questions: [
      {key: 'where', question: 'Where do I report a problem?', guide: '/known-issues#report'},
      {key: 'contents', question: 'What should a report contain?', guide: '/known-issues#report'},
      {
        key: 'discord-messages',
        question: 'What do I do about "The application did not respond" or "This interaction failed"?',
        guide: '/known-issues#before',
      },
      {key: 'known', question: 'Is this a known issue?', guide: '/known-issues#before'},
      {key: 'translation', question: 'How do I report a wrong translation?', guide: '/docs/extras/settings#changes'},
      {key: 'how-fast', question: 'How soon will I hear back?', guide: '/docs/Premium#support'},
      {key: 'feature', question: 'How do I suggest a feature?', guide: '/docs#modules'},
    ],
  },
] as const satisfies readonly {key: string; questions: readonly Question[]}[];
