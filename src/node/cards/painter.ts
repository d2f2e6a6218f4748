import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {designTokens} from '../designTokens';
import type {Card} from './card';
import {cardSize, names, picture, scene} from './design';

/** The face of headings, and drawings. */
const sources = {
  face: 'src/css/fonts/bricolage-grotesque-700.woff2',
  logo: 'static/img/logo.svg',
  rosettes: 'static/img/rosettes.svg',
} as const;

/** What the site's part of the face, Latin, has no letter for: the renderer would leave it out. */
const notInFace = /[^ -~\u00a0-\u00b4\u00b6-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/u;

/** A card that is ready to be drawn. */
interface Painting {
  /** Different for each picture, and the same for the same one. */
  key: string;
  /** Draws it, as a PNG. */
  draw: () => Promise<Uint8Array>;
}

/** The version of what draws: another can draw the same in another way. */
function rendererVersion(siteDir: string): string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return manifest.dependencies['@takumi-rs/core'];
}

/** @throws Error if a card has a letter that cannot be drawn */
function checkLetters(card: Card): void {
  const [missing] = notInFace.exec(Object.values(card).join(' ')) ?? [];
  if (missing === undefined) return;
  throw new Error(
    `The card of "${card.title}" would lack "${missing}", which ${sources.face} does not have: ` +
      'use another letter, or put a file there that has it and add it to notInFace in src/node/cards/painter.ts.',
  );
}

/**
 * What draws cards: in the face of the site's headings, in its colors, with its drawings.
 * @param siteDir root of the project
 * @returns what makes a card ready; it throws an Error if the card has a letter that cannot be drawn
 */
export async function painter(siteDir: string): Promise<(card: Card) => Promise<Painting>> {
  const read = (source: keyof typeof sources): Buffer => readFileSync(path.join(siteDir, sources[source]));
  const [face, logo, rosettes] = [read('face'), read('logo'), read('rosettes')];
  const color = designTokens(siteDir);
  const renderer = new Renderer();
  await renderer.registerFont({name: names.face, data: face});

  const behind = scene(color);
  const images = [
    {src: names.logo, data: logo},
    {src: names.rosettes, data: rosettes},
  ];
  let drawnScene: Promise<Uint8Array> | undefined;
  const common = JSON.stringify([rendererVersion(siteDir), cardSize, behind]);

  return async (card) => {
    checkLetters(card);
    const node = await picture(card, renderer, color);
    const hash = createHash('sha256');
    for (const input of [common, JSON.stringify(node), face, logo, rosettes]) hash.update(input);
    return {
      key: hash.digest('hex').slice(0, 16),
      draw: async () => {
        // Once for all cards: it takes as long as three of them.
        drawnScene ??= renderer.render(behind, {...cardSize, images});
        return renderer.render(node, {...cardSize, images: [{src: names.scene, data: await drawnScene}]});
      },
    };
  };
}
