import type { ComponentType } from 'react';
import type { ChromeProps } from './shell.ts';

/** A mobile bar that leads to the bet slip says so: nothing else does beside it. */
export type MobileBarRegion = ComponentType<ChromeProps> & { hasSlip?: true };
