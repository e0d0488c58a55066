/** Small DOM builder for the words over the table. Text only; nothing here takes focus or clicks. */

/** A new element with a class and, if given, text, added to `parent`. */
export function append(parent: Element, className: string, text = '', tag = 'div'): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

export function appendSvg(
  parent: Element,
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  parent.append(element);
  return element;
}
