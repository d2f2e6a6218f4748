import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageAdvice} from '../../src/checks/built/pageAdvice';
import {routes} from '../../src/rules/routing/routes';
import {root} from './paths';

/** Prints, after a build, what writers could do for their readers. */
export function printAdvice(): void {
  const fileOf = (route: string): string => join(root, 'build', route === '/' ? 'index.html' : `${route}.html`);
  const built = routes.filter((route) => existsSync(fileOf(route)));
  const advice = pageAdvice(new Map(built.map((route) => [route, readFileSync(fileOf(route), 'utf8')])));
  if (advice.length > 0) console.log(`To think about, no fault:\n${advice.map((it) => `- ${it}`).join('\n')}`);
}
