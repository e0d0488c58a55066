// The lint rule that keeps the folders apart: who may import whom, as one table. Knows no game code.
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Layer
 * @property {string} folder  the importing files
 * @property {readonly string[]} from  folders they may import from
 * @property {readonly string[]} [not]  folders inside `from` that are closed all the same
 * @property {boolean} [electron]  may import Electron
 * @property {boolean} [node]  may import Node's own modules
 */

/** The first row whose folder holds a file speaks for it. @type {readonly Layer[]} */
const layers = [
  { folder: 'shared', from: ['shared'] },
  { folder: 'main/engine', from: ['main/engine', 'shared'] },
  { folder: 'main/ai', from: ['main/ai', 'main/engine', 'shared'], node: true },
  { folder: 'main/rules', from: ['main/rules', 'main/engine', 'shared'], node: true },
  {
    folder: 'main/headless',
    from: ['main/headless', 'main/engine', 'main/ai', 'main/rules', 'main/record', 'shared', '.setup'],
    node: true,
  },
  { folder: 'main/record', from: ['main', 'shared'], not: ['main/headless'], node: true },
  { folder: 'main', from: ['main', 'shared'], not: ['main/headless'], electron: true, node: true },
  { folder: 'renderer', from: ['renderer', 'shared'] },
];

/** @param {string} path @param {string} folder */
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @param {string} path */
const inTree = (path) => relative(root, path).split(sep).join('/');

/**
 * Why a file may not import something, or undefined when it may.
 * @param {string} file  absolute path of the importing file
 * @param {string} specifier  as written in the import
 * @returns {string | undefined}
 */
export function refusal(file, specifier) {
  const importer = inTree(file);
  const layer = layers.find(({ folder }) => isIn(importer, folder));
  if (layer === undefined) return undefined;
  if (specifier.startsWith('.')) {
    const target = inTree(resolve(dirname(file), specifier));
    const open = layer.from.some((folder) => isIn(target, folder));
    const closed = (layer.not ?? []).some((folder) => isIn(target, folder));
    return open && !closed ? undefined : `${layer.folder} may not import from ${target}`;
  }
  if (/^electron($|\/)/.test(specifier)) {
    return layer.electron === true ? undefined : `${layer.folder} may not import Electron`;
  }
  if (isBuiltin(specifier))
    return layer.node === true ? undefined : `${layer.folder} may not import Node's modules`;
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importLayers = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}' } },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {unknown} specifier */
    const check = (node, specifier) => {
      const reason = typeof specifier === 'string' ? refusal(context.filename, specifier) : undefined;
      if (reason !== undefined) context.report({ node, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: (node) => {
        check(node, node.source.value);
      },
      ExportAllDeclaration: (node) => {
        check(node, node.source.value);
      },
      ExportNamedDeclaration: (node) => {
        check(node, node.source?.value);
      },
      ImportExpression: (node) => {
        check(node, 'value' in node.source ? node.source.value : undefined);
      },
    };
  },
};
