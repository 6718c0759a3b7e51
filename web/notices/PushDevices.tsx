import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/overlays/toast.ts'
import type { PushDevices_user$key } from './__generated__/PushDevices_user.graphql.ts'
import type { PushDevicesAddMutation } from './__generated__/PushDevicesAddMutation.graphql.ts'
import type { PushDevicesRemoveMutation } from './__generated__/PushDevicesRemoveMutation.graphql.ts'
import css from './notices.module.css'
import { leavePush, pushState, subscribeToPush, type PushState } from './push.ts'

/** Choice of the devices that get push notifications; a browser is asked only when its button is pressed. */
export function PushDevices(props: { user: PushDevices_user$key; pushKey: string }) {
  const { pushDevices } = useFragment(
    graphql`
      fragment PushDevices_user on User {
        pushDevices {
          id
          name
          isCurrent
          site {
            id
            name
          }
        }
      }
    `,
    props.user,
  )
  const { site } = useShell()
  const [state, setState] = useState<PushState | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [add] = useCommand<PushDevicesAddMutation>(graphql`
    mutation PushDevicesAddMutation($endpoint: String!, $p256dh: String!, $auth: String!) {
      addPushDevice(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
        user {
          ...PushDevices_user
        }
      }
    }
  `)
  const [remove, isRemoving] = useCommand<PushDevicesRemoveMutation>(graphql`
    mutation PushDevicesRemoveMutation($id: ID!) {
      removePushDevice(deviceId: $id) {
        user {
          ...PushDevices_user
        }
      }
    }
  `)
  useEffect(() => {
    let isHere = true
    void pushState().then((found) => isHere && setState(found))
    return () => {
      isHere = false
    }
  }, [])
  const devices = pushDevices ?? []
  const isOn = state === 'on' && devices.some(({ isCurrent, site: at }) => isCurrent && at?.id === site.id)
  const others = devices.filter(({ isCurrent }) => !(isCurrent && isOn))
  if ((state === null || state === 'impossible') && devices.length === 0) return null

  async function turnOn() {
    setIsAsking(true)
    try {
      const target = await subscribeToPush(props.pushKey)
      if (target && (await add(target))) toast('This device will tell you')
      setState(await pushState())
    } catch {
      toast("Your browser couldn't turn on push notifications. Please try again later.", 'error')
    } finally {
      setIsAsking(false)
    }
  }
  async function turnOff(id: string, isHere: boolean) {
    if (!(await remove({ id }, { done: 'Turned off' })) || !isHere) return
    await leavePush()
    setState(await pushState())
  }
  const own = devices.find(({ isCurrent }) => isCurrent)

  return (
    <section aria-labelledby="devices" className={css.setting}>
      <h2 id="devices">Push notifications on your devices</h2>
      <p>
        A device shows short messages, such as “Somebody replied to you”, without names and texts, and the
        address of this community. They end when you log out on it.
      </p>
      {state === 'blocked' && (
        <p>Your browser blocks them here. You can allow notifications of {site.host} in its settings.</p>
      )}
      {(state === 'off' || (state === 'on' && !isOn)) && (
        <Button busy={isAsking} onClick={() => void turnOn()}>
          Turn on for this device
        </Button>
      )}
      {isOn && own && (
        <Button busy={isRemoving} onClick={() => void turnOff(own.id, true)}>
          Turn off for this device
        </Button>
      )}
      {others.length > 0 && (
        <ul className={css.silenced}>
          {others.map(({ id, name, site: at }) => (
            <li key={id}>
              <span>{at ? `${name}, at ${at.name}` : name}</span>
              <Button
                busy={isRemoving}
                onClick={() => void turnOff(id, false)}
                aria-label={`Turn off for ${name}`}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
