// The lint rule on the length of functions. A factory is as long as its own lines: functions inside it are
// measured by themselves, so that closures are not judged more harshly than classes would be.

/** @type {import('eslint').Rule.RuleModule} */
export const functionLines = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer', minimum: 1 }],
    messages: { long: 'This function has {{lines}} lines of its own; at most {{max}} are allowed.' },
  },
  create(context) {
    const max = Number(context.options[0]);
    /** Lines that functions inside each open function take, outermost first. @type {Set<number>[]} */
    const inner = [];
    const enter = () => inner.push(new Set());
    /** @param {import('eslint').Rule.Node} node */
    const leave = (node) => {
      const within = inner.pop() ?? new Set();
      // Tokens are neither comments nor blank lines.
      const all = new Set(context.sourceCode.getTokens(node).map((token) => token.loc.start.line));
      const lines = all.size - [...all].filter((line) => within.has(line)).length;
      if (lines > max) {
        const loc = context.sourceCode.getFirstToken(node)?.loc ?? { line: 1, column: 0 };
        context.report({ loc, messageId: 'long', data: { lines: String(lines), max: String(max) } });
      }
      // The first and last line of a function belong to the one around it as well.
      const sorted = [...all].sort((a, b) => a - b);
      for (const line of sorted.slice(1, -1)) inner.at(-1)?.add(line);
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    };
  },
};
