/// <reference path="../virtual-modules.d.ts" />
import regions from 'virtual:pavilion-regions/ne';
import type { OwnFormats } from './intl-source.ts';
import { nepaliFormats } from './nepali.ts';

/** All that a browser without Nepali lacks, names of countries as the build's Intl has them. */
export const nepaliForBrowsers: OwnFormats = { ...nepaliFormats, region: (code) => regions[code] };
