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

/** @returns a function that draws a card as a PNG. It throws an Error if the font lacks a letter. */
export async function createCardPainter(siteDir: string): Promise<(card: Card) => Promise<Uint8Array>> {
  const readProjectFile = (file: string): Buffer => readFileSync(path.join(siteDir, file));
  const resolveColor = createLightThemeResolver(siteDir);
  const renderer = new Renderer();
  await renderer.registerFont({name: assetNames.font, data: readProjectFile(fontFile)});
  const images = [
    {src: assetNames.logo, data: readProjectFile('static/img/logo.svg')},
    {src: assetNames.rosettes, data: readProjectFile('static/img/rosettes.svg')},
  ];
  const scene = await renderer.render(layOutScene(resolveColor), {...cardSize, images});
  return async (card) => {
    checkLetters(card);
    const node = await layOutCard(card, renderer, resolveColor);
    return renderer.render(node, {...cardSize, images: [{src: assetNames.scene, data: scene}]});
  };
}
