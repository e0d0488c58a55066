/** What can be asked for at the foot of the left rail. */
export type Tool = 'cards' | 'rules' | 'reference' | 'sound' | 'menu' | 'coach' | 'takeBack';
