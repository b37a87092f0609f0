import { statement } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readStatement } from './statement.service.ts';

export const statementRoute = defineRoute(statement, readStatement);
