import { historyExport } from '@pavilion/contracts';
import { defineFileRoute } from '../../http/route.ts';
import { exportHistory } from './history-export.service.ts';

export const historyExportRoute = defineFileRoute(historyExport, exportHistory);
