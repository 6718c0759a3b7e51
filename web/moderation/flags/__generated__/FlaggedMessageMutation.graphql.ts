/**
 * @generated SignedSource<<55a53d1c660dd547c8873c4adc90b550>>
 * @relayHash b54387605aa92645aac102d42b178086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51615f6ddb370bba20efe8d06e542b232459b9ed1ab03b8efcfe4eb979176f9b

import type { ConcreteRequest } from 'relay-runtime';
export type FlaggedMessageMutation$variables = {
  messageId: string;
};
export type FlaggedMessageMutation$data = {
  readonly readFlaggedMessage: {
    readonly versions: ReadonlyArray<{
      readonly action: string;
      readonly at: string;
      readonly body: string | null | undefined;
    }>;
  };
};
export type FlaggedMessageMutation = {
  response: FlaggedMessageMutation$data;
  variables: FlaggedMessageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "messageId",
        "variableName": "messageId"
      }
    ],
    "concreteType": "ReadFlaggedMessagePayload",
    "kind": "LinkedField",
    "name": "readFlaggedMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessageVersion",
        "kind": "LinkedField",
        "name": "versions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FlaggedMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlaggedMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51615f6ddb370bba20efe8d06e542b232459b9ed1ab03b8efcfe4eb979176f9b",
    "metadata": {},
    "name": "FlaggedMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27a1ce59826158a44b46faffec571c36";

export default node;
