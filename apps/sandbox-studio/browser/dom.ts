type Child = Node | string | null;

/** An element with a class, attributes and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** An element of a drawing. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number> = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export function svgText(text: string, attributes: Record<string, string | number>): SVGTextElement {
  const element = svg('text', attributes);
  element.textContent = text;
  return element;
}

/** A button that does something. */
export function button(
  label: string,
  className: string,
  onPress: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const element = el('button', className, { type: 'button', ...attributes }, label);
  element.addEventListener('click', onPress);
  return element;
}
