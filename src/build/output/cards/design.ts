import type {Node, Renderer} from '@takumi-rs/core';

export interface Card {
  brand: string;
  title: string;
  /** The page's section. The domain if the title is already the section's, or the section is Start. */
  place: string;
}

/** In pixels. Source: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = {width: 1200, height: 630} as const;

/** Styles refer to the font and pictures by these names. `scene` is the background of all cards. */
export const assetNames = {font: 'headings', logo: 'logo', rosettes: 'rosettes', scene: 'scene'} as const;

type Color = (token: string) => string;

const title = {width: 620, height: 336, lineHeight: 1.04, sizes: [120, 106, 94, 82, 72]} as const;

type Style = NonNullable<Node['style']>;

const box = (style: Style, ...children: Node[]): Node => ({type: 'container', style, children});
const text = (words: string, style: Style): Node => ({type: 'text', text: words, style});

const titleStyle = (fontSize: number): Style => ({
  fontFamily: assetNames.font,
  fontSize,
  lineHeight: title.lineHeight,
  letterSpacing: '-0.035em',
});

async function fits(renderer: Renderer, words: string, size: number): Promise<boolean> {
  const style = titleStyle(size);
  const {height} = await renderer.measure(text(words, {...style, width: title.width}));
  const single = await Promise.all(words.split(' ').map((word) => renderer.measure(text(word, style))));
  return height <= title.height && single.every(({width}) => width <= title.width);
}

/** Sets a title in the largest size that fits. In the smallest size it ends in an ellipsis if it is still too long. */
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

export const layOutScene = (color: Color): Node =>
  box(
    {width: '100%', height: '100%', backgroundColor: color('--night')},
    box({
      position: 'absolute',
      inset: 0,
      opacity: 0.14,
      backgroundImage: `url(${assetNames.rosettes})`,
      backgroundSize: '480px 480px',
      backgroundPosition: '-80px 0',
      maskImage: 'linear-gradient(90deg, transparent 52%, #000 78%)',
    }),
    {
      type: 'image',
      src: assetNames.logo,
      width: 440,
      height: 440,
      style: {position: 'absolute', right: 40, bottom: -86},
    },
  );

export const layOutCard = async (card: Card, renderer: Renderer, color: Color): Promise<Node> =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      display: 'flex',
      flexDirection: 'column',
      fontFamily: assetNames.font,
      backgroundImage: `url(${assetNames.scene})`,
      color: color('--on-night'),
    },
    text(card.brand, {fontSize: 44, letterSpacing: '-0.02em', marginBottom: 'auto'}),
    await fittingTitle(renderer, card.title),
    text(card.place, {fontSize: 36, marginTop: 28, color: color('--on-night-accent')}),
  );
