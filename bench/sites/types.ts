/** The sites that are compared, in the order of the tables' columns. */
export const siteNames = ['ours', 'stock', 'starlight', 'handwritten'] as const;

/** One of the sites that are compared. */
export type SiteName = (typeof siteNames)[number];

/** What tables call a site. */
export const siteTitles: Readonly<Record<SiteName, string>> = {
  ours: 'this site',
  stock: 'stock Docusaurus',
  starlight: 'Starlight',
  handwritten: 'hand-written',
};

/** Folders of the built sites. What is missing could not be built, and why was said. */
export type BuiltSites = Readonly<Partial<Record<SiteName, string>>>;

/** A page of our site, as the text that the other sites show, too. */
export interface TextPage {
  /** `/docs/modules/polls`. */
  address: string;
  title: string;
  description: string;
  /** Its article without heading, pictures and controls. */
  html: string;
}

/** A link of the frame around pages. */
export interface FrameLink {
  label: string;
  address: string;
}

/** All texts of our site. */
export interface SiteText {
  pages: readonly TextPage[];
  /** Of the bar above pages. */
  bar: readonly FrameLink[];
  /** Of the footer. */
  footer: readonly FrameLink[];
}
