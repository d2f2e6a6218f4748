import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {createLightThemeResolver} from '../designTokens';
import {cardSize, assetNames, layOutCard, layOutScene, type Card} from './design';

const fontFile = 'src/css/fonts/bricolage-grotesque-700.woff2';

/** Matches letters missing from our Latin subset of the font. The renderer would silently leave them out. */
const missingLetterPattern = /[^ -~\u00a0-\u00b4\u00b6-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/u;

function checkLetters(card: Card): void {
  for (const text of [card.productName, card.title, card.sectionOrDomain]) {
    const [missingLetter] = missingLetterPattern.exec(text) ?? [];
    if (missingLetter === undefined) continue;
    throw new Error(
      `The font of social cards, ${fontFile}, lacks "${missingLetter}" in "${text}". Use another letter, or a font file that has it, ` +
        'and update missingLetterPattern in src/build/output/cards/painter.ts.',
    );
  }
}

/**
 * @returns a function that lays out a card: `{productName, title, sectionOrDomain}` → `{key, draw}`. Cards with the same key are
 *   the same picture; `draw` returns it as a PNG. The function throws an Error if the font lacks a letter.
 */
export async function createCardPreparer(siteDir: string) {
  const readProjectFile = (file: string): Buffer => readFileSync(path.join(siteDir, file));
  const font = readProjectFile(fontFile);
  const logo = readProjectFile('static/img/logo.svg');
  const rosettes = readProjectFile('static/img/rosettes.svg');
  const resolveColor = createLightThemeResolver(siteDir);
  const renderer = new Renderer();
  await renderer.registerFont({name: assetNames.font, data: font});

  const {dependencies} = JSON.parse(readProjectFile('package.json').toString()) as {
    dependencies: Record<string, string>;
  };
  const scene = layOutScene(resolveColor);
  const images = [
    {src: assetNames.logo, data: logo},
    {src: assetNames.rosettes, data: rosettes},
  ];
  let drawnScene: Promise<Uint8Array> | undefined;
  // Has the renderer's version, because another version may draw differently.
  const sharedKeyInput = JSON.stringify([dependencies['@takumi-rs/core'], cardSize, scene]);

  return async (card: Card) => {
    checkLetters(card);
    const node = await layOutCard(card, renderer, resolveColor);
    const hash = createHash('sha256');
    for (const input of [sharedKeyInput, JSON.stringify(node), font, logo, rosettes]) hash.update(input);
    return {
      key: hash.digest('hex').slice(0, 16),
      draw: async (): Promise<Uint8Array> => {
        drawnScene ??= renderer.render(scene, {...cardSize, images});
        return renderer.render(node, {...cardSize, images: [{src: assetNames.scene, data: await drawnScene}]});
      },
    };
  };
}
