/** What can be asked for at the foot of the left rail. */
export type Tool = 'cards' | 'rules' | 'sound' | 'menu' | 'coach' | 'takeBack';
