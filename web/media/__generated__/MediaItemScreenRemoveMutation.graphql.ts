/**
 * @generated SignedSource<<8aaa7cfeb4264fe8f177562b3a7ad92f>>
 * @relayHash d3bbad91f130d9c6ba40c030f3cd21e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e635a2194ffc8a3705cb8f48323a49e760df895b36ae2711185dc663499d06

import type { ConcreteRequest } from 'relay-runtime';
export type MediaItemScreenRemoveMutation$variables = {
  mediaId: string;
};
export type MediaItemScreenRemoveMutation$data = {
  readonly removeMedia: {
    readonly mediaId: string;
  };
};
export type MediaItemScreenRemoveMutation = {
  response: MediaItemScreenRemoveMutation$data;
  variables: MediaItemScreenRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mediaId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "mediaId",
    "variableName": "mediaId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MediaItemScreenRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveMediaPayload",
        "kind": "LinkedField",
        "name": "removeMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MediaItemScreenRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveMediaPayload",
        "kind": "LinkedField",
        "name": "removeMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "mediaId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e1e635a2194ffc8a3705cb8f48323a49e760df895b36ae2711185dc663499d06",
    "metadata": {},
    "name": "MediaItemScreenRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abad0f67dd20ccce2eba6cee31ef4c88";

export default node;
