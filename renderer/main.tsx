/** Entry of the window: joins bridge, store, sound and screens, then shows the start screen. */
import 'pixi.js/unsafe-eval';
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { createSoundboard } from './audio/soundboard';
import { bridge } from './bridge';
import { createActions } from './game/actions';
import { App } from './game/App';
import { createInbox } from './game/inbox';
import { hearError, reportProblem } from './game/problem';
import { month, notices, settings, systemLanguage } from './game/store';
import { setLanguage, t } from './strings';
import { applyMonth } from './ui/month';
import { holdPictures } from './ui/Pictures';
import { followScale } from './ui/scale';
import { showToast } from './ui/Toast';
import './ui/tokens.css';
import './ui/base.css';
import './ui/largeText.css';

const calmSystem = window.matchMedia('(prefers-reduced-motion: reduce)');
const systemIsCalm = signal(calmSystem.matches);
calmSystem.addEventListener('change', () => (systemIsCalm.value = calmSystem.matches));
const reduced = computed(() =>
  settings.value.reducedMotion === 'system' ? systemIsCalm.value : settings.value.reducedMotion === 'on',
);

const inbox = createInbox();
const actions = createActions(bridge, (code) => showToast(t(`table:refusal.${code}`)), inbox);
const sounds = createSoundboard(() => showToast(t('table:noSound')));

bridge.listen('match:update', (update) => actions.receive(update));
bridge.listen('coach:advice', (update) => actions.coach.advise(update));
bridge.listen('lesson:update', (update) => actions.lessons.receive(update));
bridge.listen('review:update', (update) => actions.coach.receiveReview(update));
bridge.listen('settings:update', (next) => (settings.value = next));
bridge.listen('notice', (notice) => (notices.value = [...notices.value, notice]));

effect(() => {
  const { language } = settings.value;
  setLanguage(language === 'system' ? systemLanguage.value : language);
});
effect(() => {
  document.documentElement.dataset.reducedMotion = String(reduced.value);
});
effect(() => sounds.setVolume(settings.value.volume));
effect(() => sounds.setMuted(settings.value.muted));
effect(() => {
  if (month.value === null) return;
  applyMonth(month.value);
  sounds.prepare(month.value);
});
// Cards have their own sounds.
window.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('button:not(.table-card)')) sounds.play('click');
});
document.addEventListener('visibilitychange', () => sounds.setHidden(document.hidden));
window.addEventListener('error', hearError);
window.addEventListener('unhandledrejection', (event) => reportProblem(event.reason));

followScale(computed(() => settings.value.textSize));
await actions.start();
render(<App actions={actions} inbox={inbox} sounds={sounds} reduced={reduced} />, document.body);
requestIdleCallback(holdPictures);
