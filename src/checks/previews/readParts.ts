import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import type {PartName} from '../../shared/chat/shapes';
import {chatParts} from '../../node/markdown/pageComponents';

type Props = Readonly<Record<string, unknown>>;

/** A chat component as a page uses it, freed of what wraps it. */
export interface Part {
  name: PartName;
  props: Props;
  /** What wraps it in the part that holds it, outermost first: names of HTML elements, `<>` or of other components. */
  wrappers: readonly string[];
  content: Content;
}

/** What a part holds. */
export interface Content {
  parts: Part[];
  /** What is read, without the texts of `parts` but with mentions. */
  text: string;
  /** Names of the HTML elements. */
  tags: string[];
}

/** What a page's chat components are, by name. */
export type Chat = Readonly<Record<PartName, unknown>>;

/** Names in the place of components: enough to read a page, without the styles that components come with. */
export const standIns = Object.fromEntries(Object.keys(chatParts).map((name) => [name, name])) as Record<
  PartName,
  PartName
>;

/**
 * Reads the chat components in a tree of React elements without rendering them. Fragments, HTML elements and other
 * components, which must not need state, are walked through; icons are left out.
 * @param chat the chat components, or what stands for them
 */
export function readParts(node: ReactNode, chat: Chat): Content {
  const partNames = new Map(Object.entries(chat).map(([name, component]) => [component, name as PartName]));
  const content: Content = {parts: [], text: '', tags: []};

  const read = (children: ReactNode, wrappers: readonly string[]): void => {
    Children.forEach(children, (child) => {
      if (typeof child === 'string' || typeof child === 'number') {
        content.text += String(child);
      }
      if (!isValidElement<Props & {children?: ReactNode}>(child)) return;
      const {type, props} = child;
      const name = partNames.get(type);
      if (name) {
        content.parts.push({name, props, wrappers, content: readParts(props.children, chat)});
        if (name === 'Mention') content.text += String(props.of);
      } else if (typeof type === 'string') {
        content.tags.push(type);
        read(props.children, [...wrappers, type]);
      } else if (type === Fragment) {
        read(props.children, [...wrappers, '<>']);
      } else if (typeof type === 'function') {
        read((type as (props: Props) => ReactNode)(props), [...wrappers, type.name]);
      }
    });
  };

  read(node, []);
  return content;
}
