import type {Node, Renderer} from '@takumi-rs/core';

/** What stands on the picture of a page that chats and networks show beside a link to it. */
export interface Card {
  brand: string;
  title: string;
  /** The part of the site that the page is in; of a page that is in none, where the site is. */
  place: string;
}

/** In pixels. Source of the proportions: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = {width: 1200, height: 630} as const;

/** What the design names: the face of headings, two drawings, and what is behind the words of a card. */
export const names = {face: 'headings', logo: 'logo', rosettes: 'rosettes', scene: 'scene'} as const;

/** Gives the value of a design token by its name. */
type Color = (token: string) => string;

/** The room of a title and the sizes that it can have, in pixels; the height of a line in sizes of the face. */
const title = {width: 620, height: 336, lineHeight: 1.04, sizes: [120, 106, 94, 82, 72]} as const;

type Style = NonNullable<Node['style']>;

const box = (style: Style, ...children: Node[]): Node => ({type: 'container', style, children});
const text = (words: string, style: Style): Node => ({type: 'text', text: words, style});

const titleStyle = (fontSize: number): Style => ({
  fontFamily: names.face,
  fontSize,
  lineHeight: title.lineHeight,
  letterSpacing: '-0.035em',
});

/** Whether a title has room in a size: all its lines, and the longest of its words. */
async function fits(renderer: Renderer, words: string, size: number): Promise<boolean> {
  const style = titleStyle(size);
  const {height} = await renderer.measure(text(words, {...style, width: title.width}));
  const alone = await Promise.all(words.split(' ').map((word) => renderer.measure(text(word, style))));
  return height <= title.height && alone.every(({width}) => width <= title.width);
}

/** A title in the largest size in which it has room; what is too long for the smallest, too, ends in an ellipsis. */
async function fittingTitle(renderer: Renderer, words: string): Promise<Node> {
  let fitting: number = Math.min(...title.sizes);
  for (const size of title.sizes) {
    if (size > fitting && (await fits(renderer, words, size))) fitting = size;
  }
  return text(words, {
    ...titleStyle(fitting),
    width: title.width,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    lineClamp: Math.floor(title.height / title.lineHeight / fitting),
    overflow: 'hidden',
  });
}

/** What is behind the words of all cards: the cat looks over the lower edge, and its spots fade before the words begin. */
export const scene = (color: Color): Node =>
  box(
    {width: '100%', height: '100%', backgroundColor: color('--night')},
    box({
      position: 'absolute',
      inset: 0,
      opacity: 0.14,
      backgroundImage: `url(${names.rosettes})`,
      backgroundSize: '480px 480px',
      backgroundPosition: '-80px 0',
      maskImage: 'linear-gradient(90deg, transparent 52%, #000 78%)',
    }),
    {type: 'image', src: names.logo, width: 440, height: 440, style: {position: 'absolute', right: 40, bottom: -86}},
  );

/**
 * The picture of a card.
 * @param renderer measures its title
 */
export const picture = async (card: Card, renderer: Renderer, color: Color): Promise<Node> =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      display: 'flex',
      flexDirection: 'column',
      fontFamily: names.face,
      backgroundImage: `url(${names.scene})`,
      color: color('--on-night'),
    },
    text(card.brand, {fontSize: 44, letterSpacing: '-0.02em', marginBottom: 'auto'}),
    await fittingTitle(renderer, card.title),
    text(card.place, {fontSize: 36, marginTop: 28, color: color('--on-night-accent')}),
  );
