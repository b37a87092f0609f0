import type { ReactNode } from 'react';

/**
 * Value of a placeholder. Amounts and times are formatted first (`useFormat`) and passed as text.
 */
export type TextValue = string | number;

/** Renders what stands between the tags of a rich text (`<link>terms</link>`). */
export type TextTag = (children: ReactNode) => ReactNode;
