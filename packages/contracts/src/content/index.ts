export {
  bodyFieldOf,
  contentSchemas,
  contentTypes,
  fileSchemaOf,
  legalDocuments,
  legalVersionName,
  pageNames,
  type ContentDocuments,
  type ContentType,
} from './content-types.ts';
