// chunk: later
/**
 * What a page needs once it stands, in one file that is asked for as soon as it does: nothing of it
 * is for the first view, and all of it is there before the network can drop out.
 */
export { startBuildCheck } from './build/build-check.ts';
export { untilPageAnswers } from './build/until-page-answers.ts';
export { refreshDeviceOnResize } from './device/device.store.ts';
export { hydrateStyles } from '@pavilion/web-core/server-styles';
export { letBackCloseDialogs } from '@pavilion/web-core/navigation/dialog-steps';
export { followLanguage } from './locale/follow-language.ts';
export { realtime } from './realtime/realtime.ts';
export { startRealtime } from './realtime/session-events.ts';
export { writePageHead } from './seo/page-head.ts';
export { leaveAuthModal } from './session/leave-auth-modal.ts';
export { expireSession, warnOfEnd } from './session/expire-session.ts';
export { reopenLiveChat } from './startup/live-chat.ts';
export { refreshBalance, refreshPlayer } from './session/sign-in.ts';
export { signOut } from './session/sign-out.ts';
export { beginMoving } from './startup/begin-moving.ts';
export { loadAfterMount, loadTexts } from './startup/after-mount.ts';
export { followSite } from './startup/follow-site.ts';
