/** The accessibility tree of a page as data. Knows no game. */
import type { Locator } from 'playwright-core';

export interface AriaNode {
  readonly role: string;
  readonly name: string;
  /** Attributes in square brackets, such as `checked`. */
  readonly states: string;
  /** Own text, where there is any. */
  readonly text: string;
  readonly children: AriaNode[];
}

/** One line of a snapshot: `- button "Name" [checked]: text`, quoted as a whole where the name holds a colon. */
const LINE = /^- (?<role>\w+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)(?:: ?(?<text>.*))?$/;

const unquoted = (text: string): string =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;

function parseLine(line: string): AriaNode {
  const [, key = '', rest = ''] = /^- ('(?:[^']|'')*')(.*)$/.exec(line) ?? [];
  const plain = key === '' ? line : `- ${unquoted(key)}${rest}`;
  const { role = 'text', name = '', states = '', text = '' } = LINE.exec(plain)?.groups ?? {};
  return {
    role,
    name: name.replaceAll('\\"', '"'),
    states,
    text: text.replace(/^"(.*)"$/, '$1'),
    children: [],
  };
}

/** What a screen reader finds inside `root`, in order. */
export async function ariaTree(root: Locator): Promise<AriaNode> {
  const top: AriaNode = { role: 'root', name: '', states: '', text: '', children: [] };
  const path: { readonly indent: number; readonly node: AriaNode }[] = [{ indent: -1, node: top }];
  for (const line of (await root.ariaSnapshot()).split('\n')) {
    const indent = line.search(/\S/);
    if (indent < 0 || line[indent] !== '-') continue;
    while ((path.at(-1)?.indent ?? -1) >= indent) path.pop();
    const node = parseLine(line.trim());
    path.at(-1)?.node.children.push(node);
    path.push({ indent, node });
  }
  return top;
}

/** Every node under `node`, itself first. */
export function* walk(node: AriaNode): Generator<AriaNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

/** All text under a node, without its name. */
export const textOf = (node: AriaNode): string =>
  [...walk(node)]
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
