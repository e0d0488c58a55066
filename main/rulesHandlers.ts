/** What the bridge's calls about rule-sets do, in terms of codes, files and the kept ones. Knows no dialogs beyond those it is given. */
import { ok, refuse } from '../shared/moves';
import { playProblems } from './engine/rulePlay';
import type { Handlers } from './ipc';
import { payExample } from './payExample';
import type { RuleBook } from './ruleBook';
import { makeRuleCode } from './rules/ruleCode';
import { readRulesFile, writeRulesFile } from './rules/rulesOnDisk';
import { readRulesText } from './rules/rulesText';
import type { RulesDialogs } from './rulesDialogs';

export interface RulesParts {
  readonly ruleBook: RuleBook;
  readonly rulesDialogs: RulesDialogs;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => void | Promise<void>;
}

export type RulesCall = Extract<keyof Handlers, `rules:${string}`>;

export function createRulesHandlers({ ruleBook, rulesDialogs, copy }: RulesParts): Pick<Handlers, RulesCall> {
  return {
    'rules:read': ({ text }) => ok(readRulesText(text)),
    'rules:open': async () => {
      const path = await rulesDialogs.pickToOpen();
      return ok(path === null ? null : await readRulesFile(path));
    },
    'rules:check': ({ ruleSets }) => ok(ruleSets.map(playProblems)),
    'rules:example': ({ ruleSet, example }) => ok(payExample(ruleSet, example)),
    'rules:replace': ({ name, rules }) => ruleBook.replace(name, rules),
    'rules:keep': (rules) => ruleBook.keep(rules),
    'rules:forget': ({ name }) => ok(ruleBook.forget(name)),
    'rules:code': (rules) => ok(makeRuleCode(rules)),
    'rules:copy': async (rules) => {
      await copy(makeRuleCode(rules));
      return ok(null);
    },
    'rules:save': async (rules) => {
      const path = await rulesDialogs.pickToWrite(rules.name);
      if (path === null) return ok(null);
      return (await writeRulesFile(path, rules)) ? ok(path) : refuse('notWritten');
    },
  };
}
