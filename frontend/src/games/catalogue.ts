/** The only place that knows the games by name. */
import * as cryptidSmash from './cryptid_smash/room';
import * as dementalism from './dementalism/room';
import * as dweebies from './dweebies/room';
import * as ohMyBrain from './oh_my_brain/room';
import type { Room } from './room';

const ROOMS: Record<string, Room> = { oh_my_brain: ohMyBrain, cryptid_smash: cryptidSmash, dweebies, dementalism };

/** Has this client a table for the game? The server may know more games than it. */
export const hasRoom = (game: string): boolean => game in ROOMS;

export function roomOf(game: string): Room {
  const room = ROOMS[game];
  if (!room) throw new Error(`this client has no table for ${game}`);
  return room;
}
