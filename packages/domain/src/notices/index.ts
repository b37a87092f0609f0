export { consentChannels, type ConsentChannel } from './consents.ts';
export {
  isPushEndpoint,
  pushDevicesMax,
  pushEndpointMaxLength,
  pushKeyPattern,
  pushSecretPattern,
} from './push.ts';
export {
  isNoticeTopic,
  isNoticeWanted,
  noticeChannels,
  noticeRules,
  noticeTopics,
  offerTopic,
  type MessageTopic,
  type NoticeChannel,
  type NoticeRule,
  type NoticeTopic,
} from './topics.ts';
