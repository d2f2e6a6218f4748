import {spokenCharacters} from '../plans';
import type {FunctionGroup} from '../types';

interface MusicAndRadio extends FunctionGroup {
  sources: readonly {key: string; title: string}[];
  notSupported: string;
  /** Number of listeners from which `/music skip` starts a vote. */
  skipVoteListeners: number;
  /** Time in an empty channel without Premium. */
  leaveMinutes: number;
}

const skipVoteListeners = 3;
const leaveMinutes = 5;
const volume = {default: 80, min: 1, max: 150} as const;

export const musicAndRadio = {
  key: 'music-and-radio',
  title: 'Music and radio',
  icon: 'Music',
  preset: 'full',
  summary: 'Plays music files, SoundCloud, web radio and spoken text in voice channels.',
  behavior: {
    threads:
      'Run the commands anywhere, threads included. The bot plays in voice channels, and in stage channels once it can speak.',
    bots: "Bots don't count as listeners, so a channel with only bots in it is empty.",
    rejoin: 'A track stays in the queue when the member who added it leaves.',
    restart:
      'Music stops and the queue is gone, so start again. With stay_connected, a radio station comes back by itself.',
  },
  sources: [
    {key: 'file', title: 'Direct link to a file (mp3, ogg, flac, wav or aac, up to 200 MB)'},
    {key: 'soundcloud', title: 'SoundCloud (only tracks that their owners let apps stream)'},
    {key: 'radio', title: 'Web radio (stations of a directory, found by name)'},
    {key: 'tts', title: 'Spoken text (en, de, es, fr, nl or pt)'},
  ],
  notSupported:
    "Other services, such as YouTube and Spotify, aren't offered. Their terms don't allow playback through bots.",
  skipVoteListeners,
  leaveMinutes,
  rules: [
    'The bot plays in one voice channel of a server at a time.',
    "To control playback, be in the same voice channel as the bot. While it plays for people in another one, you can't start anything.",
    "A station replaces what's playing, and the queue waits until /music skip. A spoken text pauses what's playing.",
    'With dj_only on, listeners can only look at the queue and add tracks to its end. Everything else is for DJs, including radio and /say.',
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: "finding the voice channel you're in"},
      {permission: 'Connect', for: 'joining your voice channel'},
      {permission: 'Speak', for: 'playing music, radio and spoken text in voice channels'},
    ],
    optional: [
      {permission: 'SendMessages', for: 'announcing each track where you run the commands'},
      {permission: 'SendMessagesInThreads', for: 'announcing each track in threads'},
      {permission: 'EmbedLinks', for: 'showing the announcement of a track in an embed'},
      {permission: 'MoveMembers', for: 'joining a full voice channel (Discord requires it)'},
      {permission: 'RequestToSpeak', for: 'asking to speak in stage channels'},
      {permission: 'MuteMembers', for: 'speaking in stage channels without asking'},
      {permission: 'SetVoiceChannelStatus', for: 'showing the title as the status of the voice channel'},
    ],
  },
  intents: {privileged: []},
  settings: [
    {key: 'dj_role', label: 'DJ role', type: 'role_id', default: null},
    {key: 'dj_only', label: 'Only DJs control playback', type: 'boolean', default: false},
    {
      key: 'default_volume',
      label: 'Volume when music starts',
      type: 'integer',
      unit: 'percent',
      ...volume,
    },
    {
      key: 'stay_connected',
      label: 'Stay connected when the channel is empty (24/7)',
      type: 'boolean',
      default: false,
      premium: true,
    },
  ],
  limits: ['music_queue', 'music_stay_connected', 'music_track_hours', 'speech_characters'],
  commands: [
    {
      name: '/music play',
      description: 'Play a track, or add it to the queue',
      example: '/music play query:https://radio.example/song.mp3 position:next',
      requires: [{who: 'members in voice channels'}],
      reply: 'public',
      options: [
        {
          name: 'query',
          description: 'Link to a file, a SoundCloud track or set, or words to search for',
          type: 'String',
          required: true,
          maxLength: 500,
          autocomplete: true,
        },
        {
          name: 'position',
          description: 'Play the track next, or at the end of the queue',
          type: 'String',
          required: false,
          default: 'last',
          choices: ['next', 'last'],
        },
        {
          name: 'shuffle',
          description: 'Random order, if the link is a playlist',
          type: 'Boolean',
          required: false,
          default: false,
        },
      ],
    },
    {
      name: '/music queue',
      description: 'Show the queue, and who added each track',
      example: '/music queue',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/music now',
      description: "Show what's playing, and who added it",
      example: '/music now',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/music pause',
      description: 'Pause the music, or resume it',
      example: '/music pause',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [],
    },
    {
      name: '/music skip',
      description: 'Skip a song, or vote to skip it',
      example: '/music skip count:2',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [
        {
          name: 'count',
          description: 'Number of tracks to skip, counting this one',
          type: 'Integer',
          required: false,
          default: 1,
          min: 1,
          max: 50,
        },
      ],
    },
    {
      name: '/music seek',
      description: 'Jump to a place in the track',
      example: '/music seek to:1m30s',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [
        {
          name: 'to',
          description: 'The position to continue from',
          type: 'String',
          required: true,
          note: '0s to the length of the track',
        },
      ],
    },
    {
      name: '/music loop',
      description: 'Repeat a track or the queue',
      example: '/music loop mode:queue',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [
        {
          name: 'mode',
          description: 'Repeat nothing, the track or the queue',
          type: 'String',
          required: true,
          choices: ['off', 'track', 'queue'],
        },
      ],
    },
    {
      name: '/music shuffle',
      description: 'Shuffle the queue',
      example: '/music shuffle',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [],
    },
    {
      name: '/music remove',
      description: 'Remove a track',
      example: '/music remove track:Opening Night',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [
        {
          name: 'track',
          description: 'The track to remove',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
    {
      name: '/music volume',
      description: 'Set the volume',
      example: '/music volume percent:60',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [
        {
          name: 'percent',
          description: 'The volume for everyone',
          type: 'Integer',
          required: true,
          min: volume.min,
          max: volume.max,
        },
      ],
    },
    {
      name: '/music stop',
      description: 'Stop, clear the queue and leave',
      example: '/music stop',
      requires: [{who: "members in the bot's channel"}],
      reply: 'public',
      options: [],
    },
    {
      name: '/radio play',
      description: 'Play a station',
      example: '/radio play station:Jazz Radio',
      requires: [{who: 'members in voice channels'}],
      reply: 'public',
      options: [
        {name: 'station', description: 'Name of the station', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/say',
      description: 'Read a text aloud',
      example: '/say text:The quiz starts in five minutes language:en',
      requires: [{who: 'members in voice channels'}],
      reply: 'ephemeral',
      options: [
        {
          name: 'text',
          description: 'The text to read aloud',
          type: 'String',
          required: true,
          note: `up to ${spokenCharacters.free} characters on Free`,
          maxLength: spokenCharacters.premium,
        },
        {
          name: 'language',
          description: 'Language of the text',
          type: 'String',
          required: false,
          default: 'en',
          choices: ['en', 'de', 'es', 'fr', 'nl', 'pt'],
        },
      ],
    },
  ],
  stored: [],
  related: ['tempchannels', 'games'],
  alsoCalled: {
    'music-volume': ['louder', 'quieter'],
    'problem-announcements': ['now playing', 'stop posting songs'],
    'problem-cannot-join': ['does not join voice', 'radio does not play'],
    'problem-silent': ['no sound'],
    'problem-stuck': ['will not leave'],
    'problem-track-too-long': ['song length', 'track length'],
    'setting-stay_connected': ['24/7'],
    'can-playlist': ['Spotify playlist'],
  },
} as const satisfies MusicAndRadio;
