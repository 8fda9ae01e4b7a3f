/** @jest-environment node */
import { untilAnswered } from './untilAnswered';

const grpcError = (code: number) => Object.assign(new Error('It failed.'), { code });

describe('untilAnswered (#44h)', () => {
  it.each([
    ['DEADLINE_EXCEEDED', 4],
    ['RESOURCE_EXHAUSTED', 8],
    ['ABORTED', 10],
    ['UNAVAILABLE', 14],
  ])('tries again after %s, and says so', async (_name, code) => {
    const act = jest.fn<Promise<string>, [number]>().mockResolvedValue('written');
    act.mockRejectedValueOnce(grpcError(code)).mockRejectedValueOnce(grpcError(code));
    const say = jest.fn();
    expect(await untilAnswered(act, say, [0, 0, 0])).toBe('written');
    expect(act.mock.calls).toEqual([[0], [1], [2]]);
    expect(say).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['PERMISSION_DENIED', 7],
    ['INVALID_ARGUMENT', 3],
  ])('does not try again after %s', async (_name, code) => {
    const act = jest.fn().mockRejectedValue(grpcError(code));
    await expect(untilAnswered(act, undefined, [0])).rejects.toMatchObject({ code });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('gives up after the last pause', async () => {
    const act = jest.fn().mockRejectedValue(grpcError(14));
    await expect(untilAnswered(act, undefined, [0, 0])).rejects.toMatchObject({ code: 14 });
    expect(act).toHaveBeenCalledTimes(3);
  });
});
