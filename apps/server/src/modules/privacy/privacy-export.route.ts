import { privacyExport } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { askForExport } from './exports.service.ts';

export const privacyExportRoute = defineRoute(privacyExport, askForExport);
