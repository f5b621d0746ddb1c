/**
 * Jest's environment with a DOM, in which what takes long in jsdom takes less:
 *
 * - The global object is a plain one, as in `plainGlobalEnvironment.js`. jsdom turns an object of its own into
 *   the global one, and each access to `Array` or `document` then runs an interceptor.
 * - Computed styles, which every query by role asks for, are computed once for equal elements, until then for
 *   every element anew after each change of the page.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import './compiledCode.js';

const ofJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofJest.resolve('jsdom'));

/** Loads a module of jsdom with a line of it replaced, before jsdom itself does: the environment loads jsdom when it is created. */
function loadChanged(path, line, replacement) {
  const file = ofJsdom.resolve(`./jsdom/${path}`);
  const source = readFileSync(file, 'utf8');
  if (source.split(line).length !== 2) throw new Error(`${path} of jsdom has changed.`);
  const { Module } = ofJsdom('node:module');
  const module = new Module(file);
  module.filename = file;
  module.paths = Module._nodeModulePaths(file);
  ofJsdom.cache[file] = module;
  module._compile(source.replace(line, replacement), file);
  return module.exports;
}

const styleRules = loadChanged(
  'living/helpers/style-rules.js',
  'function getComputedValue(element, property) {',
  `function getComputedValue(element, property) {
  return exports.remembered(element, property, computeValue);
}
function computeValue(element, property) {`,
);
const { propertiesWithResolvedValueImplemented: RESOLVED, getResolvedValue } = styleRules;
const RESOLVED_NAMES = Object.keys(RESOLVED);

/** What is known until the next change of a document: jsdom then forgets its own cache. */
function knownOf(element, caches) {
  const { _ownerDocument: document } = element;
  document._styleCache ??= new WeakMap();
  const of = caches.get(document._styleCache) ?? new WeakMap();
  caches.set(document._styleCache, of);
  return of;
}

const valueCaches = new WeakMap();
styleRules.remembered = (element, property, compute) => {
  if (!element._attached) return compute(element, property);
  const known = knownOf(element, valueCaches);
  const values = known.get(element) ?? new Map();
  known.set(element, values);
  if (!values.has(property)) values.set(property, compute(element, property));
  return values.get(property);
};

const { forEach, indexOf } = Array.prototype;
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const { matchesDontThrow } = ofJsdom('./jsdom/living/helpers/selectors.js');
const browserSheet = ofJsdom('rrweb-cssom').parse(ofJsdom('./jsdom/browser/default-stylesheet.js'));

/** The rules of a sheet that count on a screen. */
const rulesOf = (sheet) => {
  const rules = [];
  forEach.call(sheet.cssRules, (rule) => {
    if (!rule.media) rules.push(rule);
    else if (indexOf.call(rule.media, 'screen') !== -1)
      forEach.call(rule.cssRules, (inner) => rules.push(inner));
  });
  return rules;
};

/** The names of the elements that a rule can be about; null: of all. */
function elementsOf({ selectorText = '' }) {
  if (selectorText.includes('(')) return null;
  const names = selectorText
    .replace(/\[[^\]]*\]/g, '')
    .split(',')
    .map(
      (selector) =>
        /^[a-z][\w-]*/i.exec(
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1),
        )?.[0],
    );
  return names.every(Boolean) ? new Set(names.map((name) => name.toLowerCase())) : null;
}

const browserRules = rulesOf(browserSheet).map((rule) => ({ rule, elements: elementsOf(rule) }));
const browserRulesByElement = new Map();
function browserRulesFor(element) {
  const name = element.localName.toLowerCase();
  const known = browserRulesByElement.get(name);
  if (known !== undefined) return known;
  const rules = browserRules
    .filter(({ elements }) => elements === null || elements.has(name))
    .map(({ rule }) => rule);
  browserRulesByElement.set(name, rules);
  return rules;
}

function matchingRules(element) {
  const sheets = element._ownerDocument.styleSheets._list;
  return [...browserRulesFor(element), ...sheets.flatMap(rulesOf)].filter(({ selectorText }) =>
    matchesDontThrow(element, selectorText),
  );
}

const numbers = new Map();
const numberOfRule = new WeakMap();
/** Equal for rules of equal text. */
function numberOf(rule) {
  const known = numberOfRule.get(rule);
  if (known !== undefined) return known;
  const { cssText } = rule.style;
  const number = numbers.get(cssText) ?? numbers.size;
  numbers.set(cssText, number);
  numberOfRule.set(rule, number);
  return number;
}

/** As jsdom adds up the styles. */
function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    forEach.call(style, (property) => {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    });
  return declaration;
}

const declarations = new Map();
styleRules.getDeclarationForElement = (element) => {
  element._ownerDocument._styleCache ??= new WeakMap();
  const { _styleCache: known } = element._ownerDocument;
  const cached = known.get(element);
  if (cached !== undefined) return cached;
  const rules = matchingRules(element);
  const own = element.style;
  const key = `${rules.map(numberOf)} ${own.length === 0 ? '' : own.cssText}`;
  const declaration =
    declarations.get(key) ?? declarationOf([...rules.map(({ style }) => style), own]);
  declarations.set(key, declaration);
  known.set(element, declaration);
  return declaration;
};

const computedStyles = new WeakMap();
/** One object for all elements whose computed styles are equal. */
function computedStyleOf(element, compute) {
  const declaration = styleRules.getDeclarationForElement(element);
  const styles = computedStyles.get(declaration) ?? new Map();
  computedStyles.set(declaration, styles);
  const key = RESOLVED_NAMES.map((name) => getResolvedValue(element, name)).join('\n');
  const style = styles.get(key) ?? compute();
  styles.set(key, style);
  return style;
}

loadChanged(
  'browser/Window.js',
  'const window = {};',
  'const window = makeVMContext ? vm.createContext(vm.constants.DONT_CONTEXTIFY) : {};',
);
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js');

const styleCaches = new WeakMap();
export default class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (of, pseudoElement) => {
      const compute = () => getComputedStyle(of, pseudoElement);
      const element = pseudoElement ? null : implForWrapper(of);
      if (!element?._attached) return compute();
      const known = knownOf(element, styleCaches);
      const style = known.get(element) ?? computedStyleOf(element, compute);
      known.set(element, style);
      return style;
    };
  }
}
