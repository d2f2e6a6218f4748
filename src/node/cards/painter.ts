import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {designTokens} from '../designTokens';
import {cardSize, names, picture, scene, type Card} from './design';

/** The face of headings. */
const faceFile = 'src/css/fonts/bricolage-grotesque-700.woff2';

/** What the site's part of the face, Latin, has no letter for: the renderer would leave it out. */
const notInFace = /[^ -~\u00a0-\u00b4\u00b6-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/u;

/** @throws Error if a card has a letter that cannot be drawn */
function checkLetters(card: Card): void {
  const [missing] = notInFace.exec(Object.values(card).join(' ')) ?? [];
  if (missing === undefined) return;
  throw new Error(
    `The card of "${card.title}" would lack "${missing}", which ${faceFile} does not have: ` +
      'use another letter, or put a file there that has it and add it to notInFace in src/node/cards/painter.ts.',
  );
}

/**
 * What draws cards: in the face of the site's headings, in its colors, with its drawings.
 * @param siteDir root of the project
 * @returns what makes a card ready: a key, different for each picture and the same for the same one, and what draws it as a
 *   PNG. It throws an Error if the card has a letter that cannot be drawn
 */
export async function painter(siteDir: string) {
  const read = (file: string): Buffer => readFileSync(path.join(siteDir, file));
  const face = read(faceFile);
  const logo = read('static/img/logo.svg');
  const rosettes = read('static/img/rosettes.svg');
  const color = designTokens(siteDir);
  const renderer = new Renderer();
  await renderer.registerFont({name: names.face, data: face});

  // The version of what draws: another can draw the same in another way.
  const {dependencies} = JSON.parse(read('package.json').toString()) as {dependencies: Record<string, string>};
  const behind = scene(color);
  const images = [
    {src: names.logo, data: logo},
    {src: names.rosettes, data: rosettes},
  ];
  let drawnScene: Promise<Uint8Array> | undefined;
  const common = JSON.stringify([dependencies['@takumi-rs/core'], cardSize, behind]);

  return async (card: Card) => {
    checkLetters(card);
    const node = await picture(card, renderer, color);
    const hash = createHash('sha256');
    for (const input of [common, JSON.stringify(node), face, logo, rosettes]) hash.update(input);
    return {
      key: hash.digest('hex').slice(0, 16),
      draw: async (): Promise<Uint8Array> => {
        // Once for all cards: it takes as long as three of them.
        drawnScene ??= renderer.render(behind, {...cardSize, images});
        return renderer.render(node, {...cardSize, images: [{src: names.scene, data: await drawnScene}]});
      },
    };
  };
}
