/** Hover, focus and drag as short tweens of live poses; the motion can take any card over at any time. Knows no input. */
import gsap from 'gsap';
import type { CardId } from '../../shared/cards';
import { litTargets } from './lit';
import type { Lighting } from './lit';
import type { Pose, SpriteKey } from './pose';
import type { SpriteSet } from './sprites';

/** Seconds. */
const RISE = 0.09;
const SINK = 0.14;
const FOLLOW = 0.08;
const HOME = 0.2;
const DENY = 0.18;
const DRAGGED_Z = 600;

export interface Highlight {
  /** Lights what the lighting says; a card that is dragged or was just played stays where it hangs. */
  show(lighting: Lighting, rest: ReadonlyMap<SpriteKey, Pose>): void;
  /** The card follows a pointer; its centre goes to x, y (CSS px). */
  drag(card: CardId, x: number, y: number): void;
  /** Played: it hangs where it is until the motion takes it. */
  leave(card: CardId): void;
  /** Back to rest after a drag that played nothing. */
  home(card: CardId, rest: Pose): void;
  /** All that was left hanging goes home: the move was not taken. */
  homeAll(rest: ReadonlyMap<SpriteKey, Pose>): void;
  /** A shake of the head: this card cannot be played. */
  deny(card: CardId, rest: Pose): void;
  /** Ends tweens where they are; all of them without a key. */
  kill(key?: SpriteKey): void;
}

export function createHighlight(sprites: SpriteSet, requestRender: () => void): Highlight {
  const running = new Map<SpriteKey, gsap.core.Animation>();
  const aside = new Set<SpriteKey>();

  const kill = (key: SpriteKey): void => {
    running.get(key)?.kill();
    running.delete(key);
  };
  const run = (key: SpriteKey, tween: gsap.core.Animation): void => {
    kill(key);
    running.set(key, tween);
    tween.eventCallback('onUpdate', requestRender);
    tween.eventCallback('onComplete', () => running.delete(key));
    requestRender();
  };

  const home = (key: SpriteKey, rest: Pose): void => {
    aside.delete(key);
    const pose = sprites.poseOf(key);
    const land = (): void => {
      pose.z = rest.z;
    };
    run(
      key,
      gsap
        .timeline()
        .to(pose, { ...rest, z: DRAGGED_Z, duration: HOME, ease: 'power2.out' })
        .add(land),
    );
  };

  return {
    show(lighting, rest) {
      for (const [key, target] of litTargets(lighting, rest)) {
        if (!sprites.has(key)) continue;
        const pose = sprites.poseOf(key);
        const at = rest.get(key);
        const { z, ...rising } = {
          ...target,
          x: at?.x ?? pose.x,
          y: at?.y ?? pose.y,
          rot: at?.rot ?? pose.rot,
        };
        if (aside.has(key)) {
          run(key, gsap.to(pose, { ring: 0, duration: SINK }));
          continue;
        }
        pose.z = z;
        const isAway = Math.hypot(rising.x - pose.x, rising.y - pose.y) > 1;
        const rises = target.lift + target.ring > pose.lift + pose.ring;
        const duration = isAway ? HOME : rises ? RISE : SINK;
        run(key, gsap.to(pose, { ...rising, duration, ease: 'power2.out' }));
      }
    },
    drag(card, x, y) {
      aside.add(card);
      const pose = sprites.poseOf(card);
      pose.z = DRAGGED_Z;
      run(
        card,
        gsap.to(pose, { x, y, rot: 0, lift: 1, hop: 0, ring: 1, duration: FOLLOW, ease: 'power2.out' }),
      );
    },
    leave: (card) => void aside.add(card),
    home,
    homeAll(rest) {
      for (const key of [...aside]) {
        const at = rest.get(key);
        if (at !== undefined && sprites.has(key)) home(key, at);
      }
      aside.clear();
    },
    deny(card, rest) {
      const pose = sprites.poseOf(card);
      const keyframes = { x: [rest.x, rest.x + 5, rest.x - 5, rest.x + 5, rest.x - 5, rest.x] };
      run(card, gsap.to(pose, { keyframes, duration: DENY, ease: 'sine.inOut' }));
    },
    kill(key) {
      for (const each of key === undefined ? [...running.keys()] : [key]) kill(each);
      if (key === undefined) aside.clear();
      else aside.delete(key);
    },
  };
}
