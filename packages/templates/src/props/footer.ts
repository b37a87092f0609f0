import type { ShellProps } from './shell.ts';

export interface FooterProps {
  shell: ShellProps;
  socials: { name: string; href: string; imageUrl: string }[];
  partners: { name: string; href: string; imageUrl: string }[];
  /** Legal line with the year and the site name. */
  legal: string;
  minimumAge: number;
}
