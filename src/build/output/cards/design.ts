import type {Node, Renderer} from '@takumi-rs/core';

/** The texts of a social card, the picture that networks and chats show for a link. */
export interface Card {
  productName: string;
  title: string;
  /** The page's section: `Modules`. On the section's own page, and in the section "Start", the domain instead. */
  sectionOrDomain: string;
}

/** In pixels. Source: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = {width: 1200, height: 630} as const;

/** Styles refer to the font and pictures by these names. `scene` is the background of all cards. */
export const assetNames = {font: 'headings', logo: 'logo', rosettes: 'rosettes', scene: 'scene'} as const;

type ResolveColor = (token: string) => string;

const titleBox = {width: 620, height: 336, lineHeight: 1.04, fontSizes: [120, 106, 94, 82, 72]} as const;

type Style = NonNullable<Node['style']>;

const boxNode = (style: Style, ...children: Node[]): Node => ({type: 'container', style, children});
const textNode = (text: string, style: Style): Node => ({type: 'text', text, style});

const titleStyle = (fontSize: number): Style => ({
  fontFamily: assetNames.font,
  fontSize,
  lineHeight: titleBox.lineHeight,
  letterSpacing: '-0.035em',
});

async function titleFits(renderer: Renderer, title: string, size: number): Promise<boolean> {
  const style = titleStyle(size);
  const {height} = await renderer.measure(textNode(title, {...style, width: titleBox.width}));
  const wordSizes = await Promise.all(title.split(' ').map((word) => renderer.measure(textNode(word, style))));
  return height <= titleBox.height && wordSizes.every(({width}) => width <= titleBox.width);
}

/** Sets a title in the largest size that fits. In the smallest size it ends in an ellipsis if it is still too long. */
async function fittingTitleNode(renderer: Renderer, title: string): Promise<Node> {
  let fittingSize: number = Math.min(...titleBox.fontSizes);
  for (const size of titleBox.fontSizes) {
    // Sizes after the first that fits are smaller, so they aren't measured.
    if (size > fittingSize && (await titleFits(renderer, title, size))) fittingSize = size;
  }
  return textNode(title, {
    ...titleStyle(fittingSize),
    width: titleBox.width,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    lineClamp: Math.floor(titleBox.height / titleBox.lineHeight / fittingSize),
    overflow: 'hidden',
  });
}

export const layOutScene = (resolveColor: ResolveColor): Node =>
  boxNode(
    {width: '100%', height: '100%', backgroundColor: resolveColor('--night')},
    boxNode({
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

export const layOutCard = async (card: Card, renderer: Renderer, resolveColor: ResolveColor): Promise<Node> =>
  boxNode(
    {
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      display: 'flex',
      flexDirection: 'column',
      fontFamily: assetNames.font,
      backgroundImage: `url(${assetNames.scene})`,
      color: resolveColor('--on-night'),
    },
    textNode(card.productName, {fontSize: 44, letterSpacing: '-0.02em', marginBottom: 'auto'}),
    await fittingTitleNode(renderer, card.title),
    textNode(card.sectionOrDomain, {fontSize: 36, marginTop: 28, color: resolveColor('--on-night-accent')}),
  );
