import {execFile} from 'node:child_process';
import {copyFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import openapiTS, {astToString} from 'openapi-typescript';
import {generate} from 'orval';
import {describe, expect, it, onTestFinished} from 'vitest';
import {api} from '../../src/facts/api';
import {choice, create, filter, list, name, object, text} from '../creation';
import {built} from './pages';

const document = built(api.openapi.file);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

async function lint(source: string): Promise<string[]> {
  const rules = {'no-invalid-schema-examples': 'error', 'no-invalid-parameter-examples': 'error'} as const;
  const problems = await lintFromString({source, config: await createConfig({extends: ['recommended'], rules})});
  return problems.map(({ruleId, message}) => `${ruleId}: ${message}`);
}

async function generateAndCompile(file: string, program = ''): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clients-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  try {
    // Uses the options from the first page of the API.
    const types = await openapiTS(await readFile(file, 'utf8'), {defaultNonNullable: false, silent: true});
    await writeFile(path.join(folder, 'types.ts'), astToString(types));
    await generate({input: {target: file}, output: {target: path.join(folder, 'client.ts'), client: 'fetch'}});
  } catch (error) {
    return String(error);
  }
  await copyFile(built(api.openapi.types), path.join(folder, 'site.d.ts'));
  await writeFile(path.join(folder, 'program.ts'), program);
  const options =
    '--noEmit --strict --noUncheckedIndexedAccess --target es2022 --module esnext --moduleResolution bundler';
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsc, ...options.split(' '), 'program.ts', 'client.ts', 'types.ts'],
      {cwd: folder},
      (_, out) => resolve(out),
    );
  });
}

const {state} = Object.fromEntries(object.fields.map((field) => [field.name, field]));
const Created = `${name}Create`;

/** A developer's program. The compiler must find each mistake in it. */
const program = `
  import {${create.id}, ${list.id}, type ${name}} from './client';
  import type {${name} as Shown, ${Created}, Problem} from './site';
  import type {components, paths} from './types';

  type Body = paths['${create.path}']['post']['requestBody']['content']['application/json'];
  export const body: Body = ${JSON.stringify(create.example.request)};
  export const line = (shown: components['schemas']['${name}']): string => shown.${text.name} + shown.${state?.name};
  // @ts-expect-error: unknown field.
  export const wrong: Body = {...body, colour: 'red'};

  export const isWrong = ({code}: Problem): boolean => code === 'validation_failed';
  // Responses may have new values.
  export const state: Shown['${state?.name}'] = 'one_day';
  // @ts-expect-error: requests take known values only.
  export const kind: ${Created}['${choice.name}'] = 'one_day';

  export async function first(): Promise<${name} | undefined> {
    const {status, data} = await ${list.id}('1', {${filter.name}: '${filter.values?.[0]}'});
    if (status !== 200) throw new Error(data.detail);
    // @ts-expect-error: missing required field.
    await ${create.id}('1', {});
    return data.data[0];
  }`;

describe('the OpenAPI document', () => {
  it('has no problems for Redocly, which finds planted ones', async () => {
    const source = await readFile(document, 'utf8');
    expect(await lint(source)).toEqual([]);
    const planted = source.replace('"license"', '"x-license"').replace(/"examples": \[\s*"[^"]*"/, '"examples": [5');
    expect(await lint(planted)).toEqual([
      expect.stringMatching(/^info-license: /),
      expect.stringMatching(/^no-invalid-schema-examples: /),
    ]);
  });

  it("generates types and a client that compile with a developer's program", async () => {
    expect(await generateAndCompile(document, program)).toBe('');
  });

  it('generates a client that does not compile with the program when an operation is renamed', async () => {
    const renamed = path.join(await mkdtemp(path.join(tmpdir(), 'clients-')), 'renamed.json');
    onTestFinished(() => rm(path.dirname(renamed), {recursive: true}));
    await writeFile(renamed, (await readFile(document, 'utf8')).replace(`"${list.id}"`, '"renamed"'));
    expect(await generateAndCompile(renamed, program)).toMatch(new RegExp(`has no exported member .*'${list.id}'`));
  });
});
