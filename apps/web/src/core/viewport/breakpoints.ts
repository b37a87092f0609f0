import { defaultBreakpoints } from '@pavilion/domain/breakpoints';
import {
  template9ProductBreakpointPx,
  themeByTemplate,
  templateNames,
  themes,
  type TemplateName,
} from '@pavilion/domain/themes';

export type DefaultBreakpoint = keyof typeof defaultBreakpoints;

/** `template2Custom` … `template23Custom`: where a template changes to its wide form. */
export type CustomBreakpoint = `${Exclude<TemplateName, 'template1'>}Custom` | 'template9Product';
export type BreakpointName = DefaultBreakpoint | CustomBreakpoint;

/** Shown before the width is known. */
export const fallbackBreakpoint: DefaultBreakpoint = 'desktop';

/** Least width (px) of every breakpoint by name. */
export const breakpoints = {
  ...defaultBreakpoints,
  ...customBreakpoints(),
  template9Product: template9ProductBreakpointPx,
} as Readonly<Record<BreakpointName, number>>;

function customBreakpoints(): Record<string, number> {
  return Object.fromEntries(
    templateNames
      .filter((name) => name !== 'template1')
      .map((name) => [`${name}Custom`, themes[themeByTemplate(name)].breakpointPx]),
  );
}

/** Media query of a breakpoint; the media feature is min-width. */
export function queryOf(name: BreakpointName): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

/**
 * The widest default breakpoint that a test of media queries accepts; `mobile` below all of them.
 */
export function widestMatch(matches: (query: string) => boolean): DefaultBreakpoint {
  const names = Object.keys(defaultBreakpoints) as DefaultBreakpoint[];
  return names.findLast((name) => matches(queryOf(name))) ?? 'mobile';
}

export function isDefaultBreakpoint(text: string): text is DefaultBreakpoint {
  return Object.hasOwn(defaultBreakpoints, text);
}
