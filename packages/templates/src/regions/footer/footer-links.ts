// chunk: lobby
import type { TemplateEnvironment } from '../../props/environment.ts';
import type { ShellProps } from '../../props/shell.ts';

/** Pages every footer leads to; `id` is the key of the page's title. */
export const helpLinks = [
  { id: 'about', to: '/about' },
  { id: 'faqs', to: '/faqs' },
  { id: 'banking', to: '/banking' },
  { id: 'responsibleGaming', to: '/responsible-gaming' },
  { id: 'termCondition', to: '/term-condition' },
  { id: 'privacyPolicy', to: '/privacy-policy' },
];

/** The smaller links that are not among the pages about the site. */
export const otherLinks = ({ links }: Pick<ShellProps, 'links'>) =>
  links.filter((link) => !helpLinks.some(({ to }) => to === link.to));

/**
 * What a footer of one row leads to: the smaller links, then the pages about the site, each once.
 */
export const footerLinks = (
  shell: Pick<ShellProps, 'links'>,
  text: TemplateEnvironment['text'],
): { to: string; label: string }[] => [
  ...otherLinks(shell).map(({ to, label }) => ({ to, label })),
  ...helpLinks.map(({ id, to }) => ({ to, label: text(`_m.${id}`) })),
];
