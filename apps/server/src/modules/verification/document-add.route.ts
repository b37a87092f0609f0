import { documentAdd } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { addDocument } from './add-document.service.ts';

export const documentAddRoute = defineRoute(documentAdd, addDocument);
