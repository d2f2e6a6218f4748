/** Programs as a developer writes them with the clients, by the names of these: each has a mistake that is found. */
export const programs: Readonly<Record<string, string>> = {
  'openapi-typescript': `
    import type {components, paths} from './openapi-typescript';
    type Polls = paths['/guilds/{guild_id}/polls/entries'];
    type Body = Polls['post']['requestBody']['content']['application/json'];
    export const body: Body = {question: 'Which?', answers: [{text: 'A'}, {text: 'B'}], channel_id: '1'};
    export const line = (poll: components['schemas']['Poll']): string => poll.question + poll.state;
    // @ts-expect-error: a poll has no such field.
    export const wrong: Body = {...body, colour: 'red'};`,
  'hey-api': `
    import {createPoll, listPolls, type Poll} from './hey-api';
    export async function run(): Promise<Poll | undefined> {
      const {data, error} = await listPolls({path: {guild_id: '1'}, query: {state: 'open'}});
      if (error) throw new Error(error.detail);
      // @ts-expect-error: a poll needs answers and a channel.
      await createPoll({path: {guild_id: '1'}, body: {question: 'Which?'}});
      return data?.data[0];
    }`,
  orval: `
    import {createPoll, listPolls, type Poll} from './orval';
    export async function run(): Promise<Poll | undefined> {
      const {status, data} = await listPolls('1', {state: 'open'});
      if (status !== 200) throw new Error(data.detail);
      // @ts-expect-error: a poll needs answers and a channel.
      await createPoll('1', {question: 'Which?'});
      return data.data[0];
    }`,
  // The types that the site offers.
  site: `
    import type {Poll, PollCreate, PollsSettingsUpdate, Problem} from './site';
    export const settings: PollsSettingsUpdate = {discussion_thread: true};
    export const isWrong = ({code}: Problem): boolean => code === 'validation_failed';
    // A value that answers have later.
    export const state: Poll['state'] = 'archived';
    // @ts-expect-error: requests take known values only.
    export const kind: PollCreate['kind'] = 'archived';`,
};
