import type { ServerModule } from '../../module.ts';
import { auditModule } from './audit/module.ts';
import { devModule } from './dev/module.ts';
import { operationsModule } from './operations/module.ts';

/** What operators do and see. */
export const officeArea: readonly ServerModule[] = [auditModule, devModule, operationsModule];
